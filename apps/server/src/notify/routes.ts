import type { MadeWebhook, Notices, PushKey, Vacation, WebhookTest } from '@edubba/protocol';
import { DropPush, NewPush, NewWebhook, NoticeSettings, TakeVacation } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { newId } from '../ids.ts';
import { parse } from '../parse.ts';
import { idOf } from '../people/doors.ts';
import { needPerson } from '../people/who-asks.ts';
import type { Database } from '../store/schema.ts';
import { testNotice } from './letters.ts';
import type { Notify } from './notify.ts';
import { settingsOf } from './settings.ts';

interface Rooms {
  readonly db: Kysely<Database>;
  readonly notify: Notify;
  readonly origin: string;
}

/** How somebody is reached; every address is about the one who asks. */
export function notifyRoutes(app: FastifyInstance, { db, notify, origin }: Rooms): void {
  const noticesOf = async (person: string): Promise<Notices> => ({
    settings: await settingsOf(db, person),
    vacation: await notify.vacations.of(person),
    pushes: await notify.pushes.count(person),
    webhooks: await notify.webhooks.of(person),
  });

  app.get('/me/notices', async (request): Promise<Notices> => noticesOf(needPerson(request).id));

  app.put('/me/notices', async (request): Promise<Notices> => {
    const { id } = needPerson(request);
    await notify.choose(id, parse(NoticeSettings, request.body));
    return noticesOf(id);
  });

  app.get('/notify/key', async (): Promise<PushKey> => ({ key: await notify.pushes.key() }));

  app.post('/me/pushes', async (request, reply) => {
    const { id } = needPerson(request);
    await notify.pushes.add(id, parse(NewPush, request.body));
    return reply.code(204).send();
  });

  app.delete('/me/pushes', async (request, reply) => {
    const { id } = needPerson(request);
    await notify.pushes.drop(id, parse(DropPush, request.body).endpoint);
    return reply.code(204).send();
  });

  app.post('/me/webhooks', async (request, reply): Promise<MadeWebhook> => {
    const { id } = needPerson(request);
    const { url } = parse(NewWebhook, request.body);
    void reply.code(201);
    return notify.webhooks.add(id, url);
  });

  app.delete('/me/webhooks/:id', async (request, reply) => {
    const { id } = needPerson(request);
    await notify.webhooks.drop(id, idOf(request, 'webhook'));
    return reply.code(204).send();
  });

  app.post('/me/webhooks/:id/test', async (request): Promise<WebhookTest> => {
    const { id } = needPerson(request);
    return { status: await notify.webhooks.test(id, idOf(request, 'webhook'), testNotice(newId(), origin)) };
  });

  app.put('/me/vacation', async (request): Promise<Vacation> => {
    const { id } = needPerson(request);
    return notify.goAway(id, parse(TakeVacation, request.body).days);
  });
}
