// Generated from specs/home/dashboard.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/home/dashboard.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'dashboard.show': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":{"people":{"employees":300,"online":42},"team":{"assigned":12,"online":9},"loads":{"running":1,"paused":1,"withErrors":2,"failed":0,"recordsToday":12000,"errorsToday":31,"byDay":[{"date":"2026-03-05","records":12000,"errors":31}],"recent":[{"id":"0193b3a0-0000-4000-8000-000000000001","name":"clientes.csv","state":"created","outcome":null,"total":20000,"processed":10000,"created":9000,"updated":500,"unchanged":100,"duplicated":300,"excluded":0,"errors":100,"createdAt":"2026-03-05T10:00:00.000Z"}]}}}}},
}
