import { AskMail, ConfirmMail, SignedIn } from '@edubba/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { about } from '../api/about.ts';
import { parse } from '../parse.ts';
import { letIn } from './doors.ts';
import { LETTER_MINUTES } from './letters.ts';
import { MAIL_LIMIT, SIGN_IN_LIMIT } from './limits.ts';
import type { PeopleRooms } from './rooms.ts';
import { signInMail } from './words.ts';

/** Coming in with a link that was mailed. */
export function signInRoutes(app: FastifyInstance, rooms: PeopleRooms): void {
  const { house, people, mailer } = rooms;
  const asking = about(
    'anybody',
    'Mails a link to sign in with.',
    { body: AskMail, reply: z.object({}), status: 202 },
    { rateLimit: MAIL_LIMIT },
  );

  // The answer is always the same: it tells nobody whose addresses are known here, nor whether a letter went out.
  app.post('/sign-in/mail', asking, async (request, reply) => {
    const { email } = parse(AskMail, request.body);
    const asker = request.person?.kind === 'program' ? undefined : request.person;
    const token = await people.letters.write(email, asker?.id);
    if (token !== undefined) {
      // Behind the #: it stays out of the logs of whatever is in between.
      const link = `${house.config.origin}/sign-in#${token}`;
      try {
        await mailer.send(signInMail(email, link, LETTER_MINUTES, asker?.name));
      } catch (error) {
        house.log.error({ err: error }, 'a sign-in link could not be mailed');
      }
    }
    return reply.code(202).send({});
  });

  app.post(
    '/sign-in/mail/confirm',
    about(
      'anybody',
      'Signs in with the token of a mailed link.',
      { body: ConfirmMail, reply: SignedIn },
      { rateLimit: SIGN_IN_LIMIT },
    ),
    async (request, reply): Promise<SignedIn> => {
      const { token, name } = parse(ConfirmMail, request.body);
      const id = await people.letters.open(token, { here: request.person?.id, name });
      return letIn(rooms, request, reply, id);
    },
  );
}
