import type { QueueDesk } from '../../server/staff/queue/queue-desk.ts'

const noRows = async () => ({ rows: [], next: null })

/** Nothing waits. */
export const fakeQueueDesk: QueueDesk = {
  counts: async () => ({ due: 0, failing: 0, suspended: 0, quarantined: 0, bounces: 0 }),
  queues: async () => [],
  due: noRows,
  failing: async () => [],
  failedSteps: noRows,
  suspended: async () => [],
  quarantined: noRows,
  bounces: noRows,
  retryGroup: async () => 0,
  retryStep: async () => 1,
  probe: async () => true,
  approve: async (ids) => ids.length,
  discard: async (ids) => ids.length,
  placeOf: async () => null,
}
