// Generated from specs/administration/countries.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/administration/countries.yaml. */
export const part: ContractPart = {
  places: {
    "countries.index": {"service":"main","method":"get","path":"/countries"},
    "countries.create": {"service":"main","method":"post","path":"/countries"},
    "countries.import": {"service":"main","method":"post","path":"/countries/import"},
    "countries.show": {"service":"main","method":"get","path":"/countries/{id}"},
    "countries.update": {"service":"main","method":"put","path":"/countries/{id}"},
    "countries.patch": {"service":"main","method":"patch","path":"/countries/{id}"},
    "countries.destroy": {"service":"main","method":"delete","path":"/countries/{id}"},
    "countries.restore": {"service":"main","method":"post","path":"/countries/{id}/restore"},
  },
  answers: {
    "countries.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Country"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "countries.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneCountry"}}},"failures":[401,403,422]},
    "countries.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "countries.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneCountry"}}},"failures":[401,403,404,422]},
    "countries.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneCountry"}}},"failures":[401,403,404,409,422]},
    "countries.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneCountry"}}},"failures":[401,403,404,409,422]},
    "countries.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "countries.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneCountry"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "Country": {"type":"object","required":["id","name","translations","active","alpha2","alpha3","numeric","callingCode","timeZone","holidayCalendar","documentFormat","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"translations":{"$ref":"#/$defs/Translations"},"active":{"$ref":"#/$defs/Active"},"alpha2":{"type":"string","maxLength":2,"pattern":"^[A-Z]{2}$"},"alpha3":{"type":"string","maxLength":3,"pattern":"^[A-Z]{3}$"},"numeric":{"type":"string","maxLength":3,"pattern":"^[0-9]{3}$"},"callingCode":{"type":"string","maxLength":8,"pattern":"^\\+[1-9][0-9]{0,6}$"},"timeZone":{"type":"string","minLength":1,"maxLength":64},"holidayCalendar":{"type":["string","null"],"maxLength":6,"pattern":"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},"documentFormat":{"type":["string","null"],"maxLength":120,"pattern":"^[A9*./-]+(, [A9*./-]+)*$"},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "OneCountry": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Country"}}},
  },
}
