// Generated from specs/home/links.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/home/links.yaml. */
export const part: ContractPart = {
  places: {
    "links.index": {"service":"main","method":"get","path":"/links"},
    "links.create": {"service":"main","method":"post","path":"/links"},
    "links.import": {"service":"main","method":"post","path":"/links/import"},
    "links.reorder": {"service":"main","method":"put","path":"/links/order"},
    "links.show": {"service":"main","method":"get","path":"/links/{id}"},
    "links.update": {"service":"main","method":"put","path":"/links/{id}"},
    "links.patch": {"service":"main","method":"patch","path":"/links/{id}"},
    "links.destroy": {"service":"main","method":"delete","path":"/links/{id}"},
    "links.restore": {"service":"main","method":"post","path":"/links/{id}/restore"},
  },
  answers: {
    "links.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Link"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "links.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneLink"}}},"failures":[401,403,422]},
    "links.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "links.reorder": {"successes":{"204":null},"failures":[401,403,422]},
    "links.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneLink"}}},"failures":[401,403,404,422]},
    "links.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneLink"}}},"failures":[401,403,404,409,422]},
    "links.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneLink"}}},"failures":[401,403,404,409,422]},
    "links.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "links.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneLink"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "Link": {"type":"object","required":["id","name","translations","active","url","category","description","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"translations":{"$ref":"#/$defs/Translations"},"active":{"$ref":"#/$defs/Active"},"url":{"type":"string","minLength":9,"maxLength":500,"pattern":"^https://"},"category":{"type":"string","enum":["company","tools","training","law","benefits","other"]},"description":{"type":"string","maxLength":300},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "OneLink": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Link"}}},
  },
}
