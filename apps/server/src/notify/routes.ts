import {
  DropPush,
  MadeWebhook,
  NewPush,
  NewWebhook,
  Notices,
  NoticeSettings,
  PushKey,
  TakeVacation,
  Vacation,
  WebhookTest,
} from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { about } from '../api/about.ts';
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

  app.get(
    '/me/notices',
    about('somebody', 'How I am told when a table waits.', { reply: Notices }),
    async (request): Promise<Notices> => noticesOf(needPerson(request).id),
  );

  app.put(
    '/me/notices',
    about('somebody', 'Chooses how I am told.', { body: NoticeSettings, reply: Notices }),
    async (request): Promise<Notices> => {
      const { id } = needPerson(request);
      await notify.choose(id, parse(NoticeSettings, request.body));
      return noticesOf(id);
    },
  );

  app.get(
    '/notify/key',
    about('anybody', 'The key browsers subscribe with.', { reply: PushKey }),
    async (): Promise<PushKey> => ({ key: await notify.pushes.key() }),
  );

  app.post('/me/pushes', about('somebody', 'Tells this browser too.', { body: NewPush }), async (request, reply) => {
    const { id } = needPerson(request);
    await notify.pushes.add(id, parse(NewPush, request.body));
    return reply.code(204).send();
  });

  app.delete(
    '/me/pushes',
    about('somebody', 'Tells this browser no more.', { body: DropPush }),
    async (request, reply) => {
      const { id } = needPerson(request);
      await notify.pushes.drop(id, parse(DropPush, request.body).endpoint);
      return reply.code(204).send();
    },
  );

  app.post(
    '/me/webhooks',
    about('somebody', 'An address that is called when a table waits; its secret is shown this once.', {
      body: NewWebhook,
      reply: MadeWebhook,
      status: 201,
    }),
    async (request, reply): Promise<MadeWebhook> => {
      const { id } = needPerson(request);
      const { url } = parse(NewWebhook, request.body);
      void reply.code(201);
      return notify.webhooks.add(id, url);
    },
  );

  app.delete('/me/webhooks/:id', about('somebody', 'Calls an address no more.'), async (request, reply) => {
    const { id } = needPerson(request);
    await notify.webhooks.drop(id, idOf(request, 'webhook'));
    return reply.code(204).send();
  });

  app.post(
    '/me/webhooks/:id/test',
    about('somebody', 'Calls an address at once, to try it.', { reply: WebhookTest }),
    async (request): Promise<WebhookTest> => {
      const { id } = needPerson(request);
      return { status: await notify.webhooks.test(id, idOf(request, 'webhook'), testNotice(newId(), origin)) };
    },
  );

  app.put(
    '/me/vacation',
    about('somebody', 'Goes away for some days, or (0) comes back.', { body: TakeVacation, reply: Vacation }),
    async (request): Promise<Vacation> => {
      const { id } = needPerson(request);
      return notify.goAway(id, parse(TakeVacation, request.body).days);
    },
  );
}
