// Generated from specs/home/starred-pages.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/home/starred-pages.yaml. */
export const part: ContractPart = {
  places: {
    "starredPages.index": {"service":"main","method":"get","path":"/starred-pages"},
    "starredPages.update": {"service":"main","method":"put","path":"/starred-pages"},
  },
  answers: {
    "starredPages.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/StarredPage"}}}}}},"failures":[401]},
    "starredPages.update": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/StarredPage"}}}}}},"failures":[401,422]},
  },
  definitions: {
    "StarredPage": {"type":"object","required":["index","label","url","icon","highlightAction"],"properties":{"index":{"type":"integer"},"label":{"type":["string","null"]},"url":{"type":"string"},"icon":{"type":["string","null"]},"highlightAction":{"type":"boolean"}}},
  },
}
