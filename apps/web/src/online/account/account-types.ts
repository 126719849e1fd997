export interface Webhook {
  readonly id: string;
  readonly url: string;
}

/** What the browser made to be reached by. */
export type PushSubscribed = PushSubscriptionJSON;

/** How and when somebody wants to be told. */
export interface Notices {
  readonly push: boolean;
  readonly mail: boolean;
  readonly webhook: boolean;
  /** Minutes after midnight in the time zone; nothing is sent between them. */
  readonly quiet: { readonly from: number; readonly to: number; readonly zone: string } | null;
  /** One mail a day for slow tables, at this minute of the day, instead of one for each turn. */
  readonly digest: number | null;
  /** One more notice when so much of the time is gone. */
  readonly reminder: boolean;
  /** Tables that keep silent. */
  readonly off: readonly string[];
  readonly webhooks: readonly Webhook[];
  /** Clocks of slow tables rest until then. */
  readonly vacation: number | null;
}
