// Generated from specs/lists/lists.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/lists/lists.yaml. */
export const part: ContractPart = {
  places: {
    "lists.index": {"service":"main","method":"get","path":"/lists"},
    "lists.summary": {"service":"main","method":"get","path":"/lists/summary"},
  },
  answers: {
    "lists.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ListOverview"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "lists.summary": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ListSum"}}}}}},"failures":[401,403]},
  },
  definitions: {
    "ListKind": {"type":"string","enum":["load","filter","segment","activation","blacklist","external"]},
    "ListOverview": {"type":"object","required":["id","kind","name","format","size","version","owner","computedAt","usedBy"],"properties":{"id":{"$ref":"#/$defs/Id"},"kind":{"$ref":"#/$defs/ListKind"},"name":{"type":"string"},"format":{"type":["string","null"]},"size":{"type":["integer","null"],"minimum":0},"version":{"type":["string","null"]},"owner":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"computedAt":{"type":["string","null"],"format":"date-time"},"usedBy":{"type":"object","required":["filters","segments","activations","loads","downloads"],"properties":{"filters":{"type":"integer","minimum":0},"segments":{"type":"integer","minimum":0},"activations":{"type":"integer","minimum":0},"loads":{"type":"integer","minimum":0},"downloads":{"type":"integer","minimum":0}}}}},
    "ListSum": {"type":"object","required":["kind","lists","rows"],"properties":{"kind":{"$ref":"#/$defs/ListKind"},"lists":{"type":"integer","minimum":0},"rows":{"type":"integer","minimum":0}}},
  },
}
