// Generated from specs/time-off/inbox.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/inbox.yaml. */
export const part: ContractPart = {
  places: {
    "inbox.index": {"service":"intranet","method":"get","path":"/inbox"},
    "inbox.summary": {"service":"intranet","method":"get","path":"/inbox/summary"},
  },
  answers: {
    "inbox.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/InboxItem"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422,429]},
    "inbox.summary": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/InboxSummary"}}}}},"failures":[401,403]},
  },
  definitions: {
    "InboxCount": {"type":"object","required":["family","count","overdue"],"properties":{"family":{"$ref":"#/$defs/InboxFamily"},"count":{"type":"integer","minimum":0},"overdue":{"type":"integer","minimum":0}}},
    "InboxFamily": {"type":"string","minLength":1,"maxLength":60,"pattern":"^[a-zA-Z]+$"},
    "InboxItem": {"type":"object","required":["family","id","version","person","askedBy","askedAt","startsOn","endsOn","what","name","translations","days","comment","why","dueAt","dueRule","isOverdue","stage","nextStages","onBehalfOf","acts"],"properties":{"family":{"$ref":"#/$defs/InboxFamily"},"id":{"$ref":"#/$defs/Id"},"version":{"type":["integer","null"],"minimum":1},"person":{"$ref":"#/$defs/Person"},"askedBy":{"$ref":"#/$defs/Person"},"askedAt":{"$ref":"#/$defs/Instant"},"startsOn":{"type":["string","null"],"format":"date"},"endsOn":{"type":["string","null"],"format":"date"},"what":{"type":"string"},"name":{"type":["string","null"]},"translations":{"oneOf":[{"$ref":"#/$defs/Translations"},{"type":"null"}]},"days":{"type":["integer","null"],"minimum":0},"comment":{"type":["string","null"]},"why":{"type":["string","null"]},"dueAt":{"type":["string","null"],"format":"date-time"},"dueRule":{"oneOf":[{"$ref":"#/$defs/InboxRule"},{"type":"null"}]},"isOverdue":{"type":"boolean"},"stage":{"oneOf":[{"$ref":"#/$defs/InboxStage"},{"type":"null"}]},"nextStages":{"type":"array","items":{"$ref":"#/$defs/InboxStage"}},"onBehalfOf":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"acts":{"type":"array","items":{"type":"string","enum":["approve","reject"]}}}},
    "InboxRule": {"type":"string","enum":["silence_grants","expires","escalates","answer_by","begins"]},
    "InboxStage": {"type":"string","enum":["coordinator","hr"]},
    "InboxSummary": {"type":"object","required":["count","overdue","delegated","families"],"properties":{"count":{"type":"integer","minimum":0},"overdue":{"type":"integer","minimum":0},"delegated":{"type":"integer","minimum":0},"families":{"type":"array","items":{"$ref":"#/$defs/InboxCount"}}}},
  },
}
