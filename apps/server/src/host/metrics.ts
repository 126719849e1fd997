import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What a house counts of itself. */
export class Metrics {
  readonly registry = new Registry();
  readonly changes: Counter;
  readonly failures: Counter;
  /** Milliseconds from an answer's arrival until it was kept and acknowledged. */
  readonly took: Histogram;

  constructor(count: { readonly sockets: () => number; readonly tables: () => number; readonly bytes: () => number }) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.changes = new Counter({
      name: 'edubba_changes_total',
      help: 'Changes of tables kept by this process',
      registers,
    });
    this.failures = new Counter({ name: 'edubba_failures_total', help: 'Tables or messages that failed', registers });
    this.took = new Histogram({
      name: 'edubba_answer_milliseconds',
      help: 'From an answer to its acknowledgement',
      buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
      registers,
    });
    const gauge = (name: string, help: string, now: () => number): void => {
      void new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(now());
        },
      });
    };
    gauge('edubba_sockets', 'Open windows at tables', count.sockets);
    gauge('edubba_tables', 'Tables in memory', count.tables);
    gauge('edubba_tables_bytes', 'What their positions take in memory, about', count.bytes);
  }
}
