import type { NotifySchema } from '../notify/schema.ts';
import type { PeopleSchema } from '../people/schema.ts';
import type { TablesSchema } from '../tables/schema.ts';
import type { TalkSchema } from '../talk/schema.ts';

/** Everything that is kept. Each room names its own; times are milliseconds since 1970, JSON is text, truth is 0 or 1. */
export type Database = TablesSchema & PeopleSchema & TalkSchema & NotifySchema;
