// Generated from specs/attendance/clock-entries.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/attendance/clock-entries.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'clockEntries.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"0193b3a0-0000-4000-8000-000000000001","person":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"number":412,"date":"2026-03-05","workday":"2026-03-04","kind":"in","at":"2026-03-05T08:00:00.000Z","recordedAt":"2026-03-05T08:00:00.000Z","timeZone":"Europe/Madrid","breakType":{"id":"0193b3a0-0000-4000-8000-000000000001","name":"Pausa visual (PVD)"},"reason":null,"mode":"on_site","source":"portal","createdBy":{"id":"0193b3a0-0000-4000-8000-000000000001","displayName":"Lucía Núñez Peña"},"replaces":null,"isReplaced":false,"hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'clockEntries.export': {"status":200,"mediaType":"text/csv","bodies":{"default":"ID;NAME\r\n1;Lucía Núñez Peña\r\n"}},
}
