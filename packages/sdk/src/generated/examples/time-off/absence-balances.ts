// Generated from specs/time-off/absence-balances.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/time-off/absence-balances.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'absenceBalances.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"type":{"id":"0193b3a0-0000-4000-8000-000000000001","code":"MUD","name":"Traslado de domicilio habitual","translations":{"en":"Complaint","de":"Beschwerde","fr":"Réclamation","pt":"Reclamação"},"colour":"#1f6f8b","family":"leave","private":false},"year":2026,"unit":"working_days","allowance":2100,"spent":240,"pending":0,"left":1860,"explanation":{"kind":"part_time","full":2100,"weeklyMinutes":1800,"fullWeeklyMinutes":2400,"dayMinutes":null,"days":null,"source":"Convenio de contact center"},"spendings":[{"absenceId":"0193b3a0-0000-4000-8000-000000000001","from":"2026-03-02","until":"2026-03-02","state":"in_review","units":120}]}]}}},
}
