// Generated from specs/time-off/absenteeism.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/time-off/absenteeism.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'absenteeism.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"from":"2026-03-01","until":"2026-03-31","people":40,"plannedMinutes":386880,"overtimeMinutes":0,"vacationMinutes":19200,"agreedMinutes":367680,"a1":{"absentMinutes":25920,"agreedMinutes":367680,"percent":7.05},"a2":{"absentMinutes":25920,"agreedMinutes":367680,"percent":7.05},"a3":{"absentMinutes":25920,"agreedMinutes":367680,"percent":7.05},"groups":[{"cause":"sick_leave","people":12,"days":52.5,"minutes":24600}],"rows":[{"id":null,"name":null,"from":"2026-03-02","people":40,"days":12,"minutes":5760,"a1":{"absentMinutes":25920,"agreedMinutes":367680,"percent":7.05}}]}}}},
  'absenteeism.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"sick_leave","cause":null,"name":null,"from":null,"people":12,"days":52.5,"minutes":24600,"percent":7.05}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
}
