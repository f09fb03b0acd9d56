// Generated from specs/tickets/tags.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/tags.yaml. */
export const part: ContractPart = {
  places: {
    "tags.index": {"service":"laia","method":"get","path":"/tags"},
    "tags.create": {"service":"laia","method":"post","path":"/tags"},
    "tags.import": {"service":"laia","method":"post","path":"/tags/import"},
    "tags.reorder": {"service":"laia","method":"put","path":"/tags/order"},
    "tags.show": {"service":"laia","method":"get","path":"/tags/{id}"},
    "tags.update": {"service":"laia","method":"put","path":"/tags/{id}"},
    "tags.patch": {"service":"laia","method":"patch","path":"/tags/{id}"},
    "tags.destroy": {"service":"laia","method":"delete","path":"/tags/{id}"},
    "tags.restore": {"service":"laia","method":"post","path":"/tags/{id}/restore"},
  },
  answers: {
    "tags.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Tag"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "tags.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTag"}}},"failures":[401,403,422]},
    "tags.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "tags.reorder": {"successes":{"204":null},"failures":[401,403,422]},
    "tags.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTag"}}},"failures":[401,403,404,422]},
    "tags.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTag"}}},"failures":[401,403,404,409,422]},
    "tags.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTag"}}},"failures":[401,403,404,409,422]},
    "tags.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "tags.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTag"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OneTag": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Tag"}}},
    "Tag": {"type":"object","required":["id","name","translations","active","colour","scope","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"translations":{"$ref":"#/$defs/Translations"},"active":{"$ref":"#/$defs/Active"},"colour":{"$ref":"#/$defs/Colour"},"scope":{"type":"string","enum":["all","tickets","cases","contacts"]},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
  },
}
