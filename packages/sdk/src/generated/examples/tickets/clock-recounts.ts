// Generated from specs/tickets/clock-recounts.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/tickets/clock-recounts.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'clockRecounts.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","state":"running","total":100000,"done":25000,"perSecond":1800,"secondsLeft":42,"createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"createdAt":"2026-03-05T10:00:00.000Z","startedAt":null,"finishedAt":null}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'clockRecounts.create': {"status":201,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","state":"running","total":100000,"done":25000,"perSecond":1800,"secondsLeft":42,"createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"createdAt":"2026-03-05T10:00:00.000Z","startedAt":null,"finishedAt":null}}}},
  'clockRecounts.cancel': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"id":"0193b3a0-0000-4000-8000-000000000001","state":"running","total":100000,"done":25000,"perSecond":1800,"secondsLeft":42,"createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"createdAt":"2026-03-05T10:00:00.000Z","startedAt":null,"finishedAt":null}}}},
}
