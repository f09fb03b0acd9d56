// Generated from specs/projects/projects.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/projects/projects.yaml. */
export const part: ContractPart = {
  places: {
    "projects.index": {"service":"laia","method":"get","path":"/projects"},
    "projects.create": {"service":"laia","method":"post","path":"/projects"},
    "projects.import": {"service":"laia","method":"post","path":"/projects/import"},
    "projects.show": {"service":"laia","method":"get","path":"/projects/{id}"},
    "projects.update": {"service":"laia","method":"put","path":"/projects/{id}"},
    "projects.patch": {"service":"laia","method":"patch","path":"/projects/{id}"},
    "projects.destroy": {"service":"laia","method":"delete","path":"/projects/{id}"},
    "projects.restore": {"service":"laia","method":"post","path":"/projects/{id}/restore"},
  },
  answers: {
    "projects.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Project"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "projects.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneProject"}}},"failures":[401,403,422]},
    "projects.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "projects.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneProject"}}},"failures":[401,403,404,422]},
    "projects.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneProject"}}},"failures":[401,403,404,409,422]},
    "projects.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneProject"}}},"failures":[401,403,404,409,422]},
    "projects.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "projects.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneProject"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OneProject": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Project"}}},
    "Project": {"type":"object","required":["id","name","code","customer","state","startsOn","endsOn","analyticCodeId","serviceCodeId","operatingCodeId","coordinatorIds","skillIds","analyticCode","serviceCode","operatingCode","coordinators","skills","version","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"code":{"type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]*$","maxLength":30},"customer":{"type":"string","minLength":1,"maxLength":120},"state":{"$ref":"#/$defs/ProjectState"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":["string","null"],"format":"date"},"analyticCodeId":{"type":["string","null"],"format":"uuid"},"serviceCodeId":{"type":["string","null"],"format":"uuid"},"operatingCodeId":{"type":["string","null"],"format":"uuid"},"coordinatorIds":{"type":"array","uniqueItems":true,"maxItems":50,"items":{"type":"string","format":"uuid"}},"skillIds":{"type":"array","uniqueItems":true,"maxItems":200,"items":{"type":"string","format":"uuid"}},"analyticCode":{"oneOf":[{"$ref":"#/$defs/Named"},{"type":"null"}]},"serviceCode":{"oneOf":[{"$ref":"#/$defs/Named"},{"type":"null"}]},"operatingCode":{"oneOf":[{"$ref":"#/$defs/Named"},{"type":"null"}]},"coordinators":{"type":"array","items":{"$ref":"#/$defs/Person"}},"skills":{"type":"array","items":{"$ref":"#/$defs/Named"}},"version":{"$ref":"#/$defs/Version"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "ProjectState": {"type":"string","enum":["draft","active","paused","closed","archived"]},
  },
}
