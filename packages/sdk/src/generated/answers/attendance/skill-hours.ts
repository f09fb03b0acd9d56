// Generated from specs/attendance/skill-hours.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/skill-hours.yaml. */
export const part: ContractPart = {
  places: {
    "skillHours.index": {"service":"intranet","method":"get","path":"/skill-hours"},
  },
  answers: {
    "skillHours.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/SkillHours"}},"meta":{"$ref":"#/$defs/SkillHoursMeta"}}}}},"failures":[401,403,422,429]},
  },
  definitions: {
    "SkillHours": {"type":"object","required":["id","person","skill","people","seconds","share"],"properties":{"id":{"type":"string"},"person":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"skill":{"oneOf":[{"$ref":"#/$defs/Choice"},{"type":"null"}]},"people":{"type":"integer","minimum":0},"seconds":{"type":"integer","minimum":0},"share":{"type":"number","minimum":0,"maximum":1}}},
    "SkillHoursMeta": {"type":"object","required":["currentPage","perPage","totalCount","totalPages","seconds","unallocatedSeconds"],"properties":{"currentPage":{"type":"integer","minimum":1},"perPage":{"type":"integer","minimum":1},"totalCount":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0},"next":{"$ref":"#/$defs/Next"},"seconds":{"type":"integer","minimum":0},"unallocatedSeconds":{"type":"integer","minimum":0}}},
  },
}
