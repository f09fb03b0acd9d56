// Generated from specs/attendance/correction-files.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/correction-files.yaml. */
export const part: ContractPart = {
  places: {
    "correctionFiles.create": {"service":"intranet","method":"post","path":"/correction-files"},
    "correctionFiles.destroy": {"service":"intranet","method":"delete","path":"/correction-files/{id}"},
    "correctionFiles.file": {"service":"intranet","method":"get","path":"/correction-files/{id}/file"},
  },
  answers: {
    "correctionFiles.create": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/CorrectionFile"}}}}},"failures":[400,401,403,413,415,422,429,507]},
    "correctionFiles.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "correctionFiles.file": {"successes":{"200":{"mediaType":"application/octet-stream","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,429]},
  },
  definitions: {
    "CorrectionFile": {"type":"object","required":["id","name","kind","size"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"kind":{"type":"string","enum":["pdf","png","jpeg"]},"size":{"type":"integer","minimum":1}}},
  },
}
