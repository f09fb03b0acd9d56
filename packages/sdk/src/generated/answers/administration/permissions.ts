// Generated from specs/administration/permissions.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/administration/permissions.yaml. */
export const part: ContractPart = {
  places: {
    "permissions.index": {"service":"main","method":"get","path":"/permissions"},
    "permissions.show": {"service":"main","method":"get","path":"/permissions/{id}"},
    "permissions.people": {"service":"main","method":"get","path":"/permissions/{id}/people"},
    "permissions.dangers": {"service":"main","method":"get","path":"/permissions/dangers"},
    "permissions.explain": {"service":"main","method":"get","path":"/permissions/explanation"},
  },
  answers: {
    "permissions.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/CountedPermission"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "permissions.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/PermissionDetail"}}}}},"failures":[401,403,404]},
    "permissions.people": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/PermissionHolder"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422,429]},
    "permissions.dangers": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/DangerousPair"}}}}}},"failures":[401,403]},
    "permissions.explain": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Explanation"}}}}},"failures":[401,403,404,422]},
  },
  definitions: {
    "AskedPermission": {"type":"object","required":["name","label","isHeld","through"],"properties":{"name":{"type":"string"},"label":{"type":"string"},"isHeld":{"type":"boolean"},"through":{"type":"array","items":{"$ref":"#/$defs/PermissionOrigin"}}}},
    "Change": {"type":"object","required":["kind","role","adds","permission"],"properties":{"kind":{"type":"string","enum":["activate","second_factor","role","grant"]},"role":{"oneOf":[{"$ref":"#/$defs/RoleRef"},{"type":"null"}]},"adds":{"type":["integer","null"]},"permission":{"type":["string","null"]}}},
    "CountedPermission": {"type":"object","required":["id","name","label","area","kind","screens","operations","roleCount","peopleCount"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"label":{"type":"string"},"area":{"type":"string"},"kind":{"$ref":"#/$defs/PermissionKind"},"screens":{"type":"array","items":{"type":"string"}},"operations":{"type":"array","items":{"type":"string"}},"roleCount":{"type":"integer","minimum":0},"peopleCount":{"type":"integer","minimum":0}}},
    "DangerousPair": {"type":"object","required":["id","permissions","labels","peopleCount","systemCount","people"],"properties":{"id":{"type":"string","enum":["roles","accounts","loads","traces","vacations","payroll"]},"permissions":{"type":"array","items":{"type":"string"}},"labels":{"type":"array","items":{"type":"string"}},"peopleCount":{"type":"integer","minimum":0},"systemCount":{"type":"integer","minimum":0},"people":{"type":"array","items":{"$ref":"#/$defs/Person"}}}},
    "Explanation": {"type":"object","required":["person","kind","target","isAllowed","reason","permissions","secondFactor","changes"],"properties":{"person":{"$ref":"#/$defs/Person"},"kind":{"type":"string","enum":["screen","operation"]},"target":{"type":"string"},"isAllowed":{"type":"boolean"},"reason":{"type":"string","enum":["public","session","held","missing","second_factor","inactive"]},"permissions":{"type":"array","items":{"$ref":"#/$defs/AskedPermission"}},"secondFactor":{"type":"object","required":["isRequired","isOn","roles"],"properties":{"isRequired":{"type":"boolean"},"isOn":{"type":"boolean"},"roles":{"type":"array","items":{"$ref":"#/$defs/RoleRef"}}}},"changes":{"type":"array","items":{"$ref":"#/$defs/Change"}}}},
    "PermissionDetail": {"type":"object","required":["id","name","label","area","kind","screens","operations","roleCount","peopleCount","roles"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"label":{"type":"string"},"area":{"type":"string"},"kind":{"$ref":"#/$defs/PermissionKind"},"screens":{"type":"array","items":{"type":"string"}},"operations":{"type":"array","items":{"type":"string"}},"roleCount":{"type":"integer","minimum":0},"peopleCount":{"type":"integer","minimum":0},"roles":{"type":"array","items":{"$ref":"#/$defs/RoleRef"}}}},
    "PermissionHolder": {"type":"object","required":["id","person","through"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"through":{"type":"array","items":{"$ref":"#/$defs/PermissionOrigin"}}}},
    "PermissionKind": {"type":"string","enum":["menu","view","create","edit","delete","act"]},
    "PermissionOrigin": {"type":"object","required":["kind","role","endsAt"],"properties":{"kind":{"type":"string","enum":["role","grant"]},"role":{"oneOf":[{"$ref":"#/$defs/RoleRef"},{"type":"null"}]},"endsAt":{"type":["string","null"],"format":"date-time"}}},
  },
}
