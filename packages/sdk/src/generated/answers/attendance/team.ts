// Generated from specs/attendance/team.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/team.yaml. */
export const part: ContractPart = {
  places: {
    "team.index": {"service":"intranet","method":"get","path":"/team"},
  },
  answers: {
    "team.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/TeamMember"}},"meta":{"$ref":"#/$defs/TeamMeta"}}}}},"failures":[401,403,422,429]},
  },
  definitions: {
    "TeamMember": {"type":"object","required":["id","person","code","state","since","date","timeZone","shiftStartsAt","effectiveSeconds","incidents","monthBalanceMinutes","bankMinutes","pending"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"code":{"type":"string"},"state":{"$ref":"#/$defs/TeamState"},"since":{"type":["string","null"],"format":"date-time"},"date":{"type":"string","format":"date"},"timeZone":{"type":"string"},"shiftStartsAt":{"type":["string","null"],"format":"date-time"},"effectiveSeconds":{"type":"integer","minimum":0},"incidents":{"type":"array","items":{"$ref":"#/$defs/DayIncident"}},"monthBalanceMinutes":{"type":"integer"},"bankMinutes":{"type":"integer"},"pending":{"$ref":"#/$defs/TeamPending"}}},
    "TeamMeta": {"type":"object","required":["currentPage","perPage","totalCount","totalPages","present","missing","waiting"],"properties":{"currentPage":{"type":"integer","minimum":1},"perPage":{"type":"integer","minimum":1},"totalCount":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0},"next":{"$ref":"#/$defs/Next"},"present":{"type":"integer","minimum":0},"missing":{"type":"integer","minimum":0},"waiting":{"type":"integer","minimum":0}}},
    "TeamPending": {"type":"object","required":["corrections","incidents","accesses","mine"],"properties":{"corrections":{"type":"integer","minimum":0},"incidents":{"type":"integer","minimum":0},"accesses":{"type":"integer","minimum":0},"mine":{"type":"integer","minimum":0}}},
    "TeamState": {"type":"string","enum":["missing","working","break","left","expected","free","no_plan"]},
  },
}
