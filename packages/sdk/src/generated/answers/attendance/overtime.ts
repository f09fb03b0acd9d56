// Generated from specs/attendance/overtime.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/overtime.yaml. */
export const part: ContractPart = {
  places: {
    "overtime.index": {"service":"intranet","method":"get","path":"/overtime"},
  },
  answers: {
    "overtime.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Overtime"}},"meta":{"$ref":"#/$defs/OvertimeMeta"}}}}},"failures":[401,403,422,429]},
  },
  definitions: {
    "Overtime": {"type":"object","required":["id","person","year","extraSeconds","compensatedSeconds","countedSeconds","limitSeconds","share","state","source"],"properties":{"id":{"type":"string"},"person":{"$ref":"#/$defs/Person"},"year":{"type":"integer"},"extraSeconds":{"$ref":"#/$defs/ExtraSeconds"},"compensatedSeconds":{"type":"integer","minimum":0},"countedSeconds":{"type":"integer","minimum":0},"limitSeconds":{"type":"integer","minimum":0},"share":{"type":"number","minimum":0},"state":{"$ref":"#/$defs/OvertimeState"},"source":{"type":"string"}}},
    "OvertimeMeta": {"type":"object","required":["currentPage","perPage","totalCount","totalPages","over","near"],"properties":{"currentPage":{"type":"integer","minimum":1},"perPage":{"type":"integer","minimum":1},"totalCount":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0},"next":{"$ref":"#/$defs/Next"},"over":{"type":"integer","minimum":0},"near":{"type":"integer","minimum":0}}},
    "OvertimeState": {"type":"string","enum":["over","near","below"]},
  },
}
