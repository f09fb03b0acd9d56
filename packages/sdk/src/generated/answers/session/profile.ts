// Generated from specs/session/profile.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/session/profile.yaml. */
export const part: ContractPart = {
  places: {
    "profile.show": {"service":"main","method":"get","path":"/profile"},
    "profile.patch": {"service":"main","method":"patch","path":"/profile"},
  },
  answers: {
    "profile.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Profile"}}}}},"failures":[401]},
    "profile.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Profile"}}}}},"failures":[401,422]},
  },
  definitions: {
    "Profile": {"type":"object","required":["uid","username","displayName","email","about","photoURL","jobTitle","department","workCenter","userRole","locale","timeZone","theme","density","menuCollapsed","lockAfterMinutes"],"properties":{"uid":{"$ref":"#/$defs/Id"},"username":{"type":"string"},"displayName":{"type":"string"},"email":{"type":["string","null"],"x-personal":true},"about":{"type":"string"},"photoURL":{"type":["string","null"]},"jobTitle":{"type":["string","null"]},"department":{"type":["string","null"]},"workCenter":{"type":["string","null"]},"userRole":{"type":"string"},"locale":{"type":["string","null"]},"timeZone":{"type":["string","null"]},"theme":{"type":["string","null"]},"density":{"type":["string","null"]},"menuCollapsed":{"type":"boolean"},"lockAfterMinutes":{"type":["integer","null"]}}},
  },
}
