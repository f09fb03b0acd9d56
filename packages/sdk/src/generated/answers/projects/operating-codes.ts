// Generated from specs/projects/operating-codes.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/projects/operating-codes.yaml. */
export const part: ContractPart = {
  places: {
    "operatingCodes.index": {"service":"laia","method":"get","path":"/operating-codes"},
    "operatingCodes.create": {"service":"laia","method":"post","path":"/operating-codes"},
    "operatingCodes.import": {"service":"laia","method":"post","path":"/operating-codes/import"},
    "operatingCodes.show": {"service":"laia","method":"get","path":"/operating-codes/{id}"},
    "operatingCodes.update": {"service":"laia","method":"put","path":"/operating-codes/{id}"},
    "operatingCodes.patch": {"service":"laia","method":"patch","path":"/operating-codes/{id}"},
    "operatingCodes.destroy": {"service":"laia","method":"delete","path":"/operating-codes/{id}"},
    "operatingCodes.restore": {"service":"laia","method":"post","path":"/operating-codes/{id}/restore"},
  },
  answers: {
    "operatingCodes.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/OperatingCode"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "operatingCodes.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOperatingCode"}}},"failures":[401,403,422]},
    "operatingCodes.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "operatingCodes.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOperatingCode"}}},"failures":[401,403,404,422]},
    "operatingCodes.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOperatingCode"}}},"failures":[401,403,404,409,422]},
    "operatingCodes.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOperatingCode"}}},"failures":[401,403,404,409,422]},
    "operatingCodes.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "operatingCodes.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOperatingCode"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OneOperatingCode": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OperatingCode"}}},
    "OperatingCode": {"type":"object","required":["id","name","active","code","validFrom","validTo","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"active":{"$ref":"#/$defs/Active"},"code":{"type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]*$","maxLength":30},"validFrom":{"type":"string","format":"date"},"validTo":{"type":["string","null"],"format":"date"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
  },
}
