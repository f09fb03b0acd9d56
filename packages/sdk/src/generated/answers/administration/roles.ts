// Generated from specs/administration/roles.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/administration/roles.yaml. */
export const part: ContractPart = {
  places: {
    "roles.index": {"service":"main","method":"get","path":"/roles"},
    "roles.create": {"service":"main","method":"post","path":"/roles"},
    "roles.import": {"service":"main","method":"post","path":"/roles/import"},
    "roles.show": {"service":"main","method":"get","path":"/roles/{id}"},
    "roles.update": {"service":"main","method":"put","path":"/roles/{id}"},
    "roles.patch": {"service":"main","method":"patch","path":"/roles/{id}"},
    "roles.destroy": {"service":"main","method":"delete","path":"/roles/{id}"},
    "roles.restore": {"service":"main","method":"post","path":"/roles/{id}/restore"},
    "roles.clone": {"service":"main","method":"post","path":"/roles/{id}/clone"},
    "roles.preview": {"service":"main","method":"post","path":"/roles/{id}/preview"},
  },
  answers: {
    "roles.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Role"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "roles.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneRoleDetail"}}},"failures":[401,403,404,422]},
    "roles.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "roles.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneRoleDetail"}}},"failures":[401,403,404,409,422]},
    "roles.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneRoleDetail"}}},"failures":[401,403,404,409,422]},
    "roles.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneRoleDetail"}}},"failures":[401,403,404,409,422]},
    "roles.destroy": {"successes":{"204":null},"failures":[401,403,404,409,422]},
    "roles.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneRoleDetail"}}},"failures":[401,403,404,409,422]},
    "roles.clone": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneRoleDetail"}}},"failures":[401,403,404,422]},
    "roles.preview": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/RolePreview"}}}}},"failures":[401,403,404,422]},
  },
  definitions: {
    "OneRoleDetail": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/RoleDetail"}}},
    "PermissionEffect": {"type":"object","required":["permission","label","people"],"properties":{"permission":{"type":"string"},"label":{"type":"string"},"people":{"type":"integer","minimum":0}}},
    "PermissionNames": {"type":"array","maxItems":1000,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":80}},
    "PersonEffect": {"type":"object","required":["person","gains","loses"],"properties":{"person":{"$ref":"#/$defs/Person"},"gains":{"$ref":"#/$defs/PermissionNames"},"loses":{"$ref":"#/$defs/PermissionNames"}}},
    "Role": {"type":"object","required":["id","name","description","isSystem","requiresSecondFactor","peopleCount","permissionCount","copiedFrom","isOwn","version","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"$ref":"#/$defs/RoleName"},"description":{"type":"string"},"isSystem":{"type":"boolean"},"requiresSecondFactor":{"type":"boolean"},"peopleCount":{"type":"integer","minimum":0},"permissionCount":{"type":"integer","minimum":0},"copiedFrom":{"oneOf":[{"$ref":"#/$defs/RoleRef"},{"type":"null"}]},"isOwn":{"type":"boolean"},"version":{"$ref":"#/$defs/Version"},"updatedAt":{"type":["string","null"],"format":"date-time"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "RoleDetail": {"type":"object","required":["id","name","description","isSystem","requiresSecondFactor","peopleCount","permissionCount","copiedFrom","isOwn","version","updatedAt","deletedAt","permissions"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"$ref":"#/$defs/RoleName"},"description":{"type":"string"},"isSystem":{"type":"boolean"},"requiresSecondFactor":{"type":"boolean"},"peopleCount":{"type":"integer","minimum":0},"permissionCount":{"type":"integer","minimum":0},"copiedFrom":{"oneOf":[{"$ref":"#/$defs/RoleRef"},{"type":"null"}]},"isOwn":{"type":"boolean"},"version":{"$ref":"#/$defs/Version"},"updatedAt":{"type":["string","null"],"format":"date-time"},"deletedAt":{"$ref":"#/$defs/DeletedAt"},"permissions":{"$ref":"#/$defs/PermissionNames"}}},
    "RoleName": {"type":"string","minLength":1,"maxLength":80},
    "RolePreview": {"type":"object","required":["gained","lost","gaining","losing","affected","people","hidden","refusal","missing"],"properties":{"gained":{"type":"array","items":{"$ref":"#/$defs/PermissionEffect"}},"lost":{"type":"array","items":{"$ref":"#/$defs/PermissionEffect"}},"gaining":{"type":"integer","minimum":0},"losing":{"type":"integer","minimum":0},"affected":{"type":"integer","minimum":0},"people":{"type":"array","items":{"$ref":"#/$defs/PersonEffect"}},"hidden":{"type":"integer","minimum":0},"refusal":{"type":["string","null"],"enum":["own","system","not_held","last_holder",null]},"missing":{"$ref":"#/$defs/PermissionNames"}}},
    "RoleRef": {"type":"object","required":["id","name"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"$ref":"#/$defs/RoleName"}}},
  },
}
