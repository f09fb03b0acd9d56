// Generated from specs/administration/applications.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/administration/applications.yaml. */
export const part: ContractPart = {
  places: {
    "applications.index": {"service":"main","method":"get","path":"/applications"},
    "applications.create": {"service":"main","method":"post","path":"/applications"},
    "applications.import": {"service":"main","method":"post","path":"/applications/import"},
    "applications.reorder": {"service":"main","method":"put","path":"/applications/order"},
    "applications.show": {"service":"main","method":"get","path":"/applications/{id}"},
    "applications.update": {"service":"main","method":"put","path":"/applications/{id}"},
    "applications.patch": {"service":"main","method":"patch","path":"/applications/{id}"},
    "applications.destroy": {"service":"main","method":"delete","path":"/applications/{id}"},
    "applications.restore": {"service":"main","method":"post","path":"/applications/{id}/restore"},
    "applications.mine": {"service":"main","method":"get","path":"/applications/mine"},
    "applications.audiences": {"service":"main","method":"get","path":"/applications/audiences"},
  },
  answers: {
    "applications.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Application"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "applications.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneApplication"}}},"failures":[401,403,422]},
    "applications.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "applications.reorder": {"successes":{"204":null},"failures":[401,403,422]},
    "applications.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneApplication"}}},"failures":[401,403,404,422]},
    "applications.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneApplication"}}},"failures":[401,403,404,409,422]},
    "applications.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneApplication"}}},"failures":[401,403,404,409,422]},
    "applications.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "applications.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneApplication"}}},"failures":[401,403,404,409,422]},
    "applications.mine": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/OwnApplication"}}}}}},"failures":[401]},
    "applications.audiences": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Audiences"}}}}},"failures":[401,403]},
  },
  definitions: {
    "Application": {"type":"object","required":["id","name","translations","active","url","icon","mode","audience","roleIds","groupIds","roles","groups","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"translations":{"$ref":"#/$defs/Translations"},"active":{"$ref":"#/$defs/Active"},"url":{"type":"string","minLength":9,"maxLength":500,"pattern":"^https://"},"icon":{"type":"string","enum":["globe","briefcase","calculator","calendar","chart","fileText","graduation","help","mail","message","phone","wallet"]},"mode":{"type":"string","enum":["tab","frame"]},"audience":{"type":"string","enum":["everyone","some"]},"roleIds":{"type":"array","maxItems":100,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},"groupIds":{"type":"array","maxItems":100,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},"roles":{"type":"array","items":{"$ref":"#/$defs/AudienceName"}},"groups":{"type":"array","items":{"$ref":"#/$defs/AudienceName"}},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "AudienceName": {"type":"object","required":["id","name"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"}}},
    "Audiences": {"type":"object","required":["roles","groups"],"properties":{"roles":{"type":"array","items":{"$ref":"#/$defs/AudienceName"}},"groups":{"type":"array","items":{"$ref":"#/$defs/AudienceName"}}}},
    "OneApplication": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Application"}}},
    "OwnApplication": {"type":"object","required":["id","name","translations","url","icon","mode"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"translations":{"$ref":"#/$defs/Translations"},"url":{"type":"string"},"icon":{"type":"string","enum":["globe","briefcase","calculator","calendar","chart","fileText","graduation","help","mail","message","phone","wallet"]},"mode":{"type":"string","enum":["tab","frame"]}}},
  },
}
