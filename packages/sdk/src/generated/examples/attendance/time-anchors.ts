// Generated from specs/attendance/time-anchors.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/attendance/time-anchors.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'timeAnchors.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"number":92,"day":"2026-03-05","madeAt":"2026-03-05T10:00:00.000Z","people":300,"entries":81204,"root":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","previous":"","hash":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","key":"5f2b0c1d9e8a7b64","signature":"00ff"}],"meta":{"currentPage":1,"perPage":25,"totalCount":12,"totalPages":1,"next":null}}}},
  'timeAnchors.file': {"status":200,"mediaType":"application/octet-stream","bodies":{"default":"{\"format\":\"portal-time-record/1\"}"}},
  'timeAnchors.keys': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"id":"5f2b0c1d9e8a7b64","publicKey":"-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----\n","since":"2026-03-05T00:00:01.000Z","isCurrent":true}]}}},
}
