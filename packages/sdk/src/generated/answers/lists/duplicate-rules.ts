// Generated from specs/lists/duplicate-rules.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/lists/duplicate-rules.yaml. */
export const part: ContractPart = {
  places: {
    "duplicateRules.index": {"service":"main","method":"get","path":"/duplicate-rules"},
    "duplicateRules.create": {"service":"main","method":"post","path":"/duplicate-rules"},
    "duplicateRules.patch": {"service":"main","method":"patch","path":"/duplicate-rules/{id}"},
    "duplicateRules.destroy": {"service":"main","method":"delete","path":"/duplicate-rules/{id}"},
  },
  answers: {
    "duplicateRules.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/DuplicateRule"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "duplicateRules.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDuplicateRule"}}},"failures":[401,403,422]},
    "duplicateRules.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneDuplicateRule"}}},"failures":[401,403,404,409,422]},
    "duplicateRules.destroy": {"successes":{"204":null},"failures":[401,403,404]},
  },
  definitions: {
    "DuplicateRule": {"type":"object","required":["id","name","templateId","templateName","scope","keys","match","method","threshold","survivorRule","act","active","lastSearchId","lastRanAt","lastMerged","version","createdBy","createdAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"templateId":{"$ref":"#/$defs/Id"},"templateName":{"type":"string"},"scope":{"$ref":"#/$defs/DuplicateScope"},"keys":{"type":"array","items":{"type":"string"}},"match":{"$ref":"#/$defs/DuplicateMatch"},"method":{"$ref":"#/$defs/DuplicateMethod"},"threshold":{"type":["number","null"]},"survivorRule":{"$ref":"#/$defs/SurvivorRule"},"act":{"$ref":"#/$defs/DuplicateRuleAct"},"active":{"type":"boolean"},"lastSearchId":{"type":["string","null"],"format":"uuid"},"lastRanAt":{"type":["string","null"],"format":"date-time"},"lastMerged":{"type":["integer","null"]},"version":{"$ref":"#/$defs/Version"},"createdBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"}}},
    "DuplicateRuleAct": {"type":"string","enum":["merge","show"]},
    "OneDuplicateRule": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/DuplicateRule"}}},
  },
}
