// Generated from specs/time-off/absence-files.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/absence-files.yaml. */
export const part: ContractPart = {
  places: {
    "absenceFiles.create": {"service":"intranet","method":"post","path":"/absence-files"},
    "absenceFiles.destroy": {"service":"intranet","method":"delete","path":"/absence-files/{id}"},
    "absenceFiles.file": {"service":"intranet","method":"get","path":"/absence-files/{id}/file"},
  },
  answers: {
    "absenceFiles.create": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AbsenceFile"}}}}},"failures":[400,401,403,413,415,422,429,507]},
    "absenceFiles.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "absenceFiles.file": {"successes":{"200":{"mediaType":"application/octet-stream","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,429]},
  },
  definitions: {
    "AbsenceFile": {"type":"object","required":["id","name","kind","size","expiresAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"kind":{"type":"string","enum":["pdf","png","jpeg"]},"size":{"type":"integer","minimum":1},"expiresAt":{"type":"string","format":"date-time"}}},
  },
}
