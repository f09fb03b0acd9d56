// Generated from specs/attendance/holidays.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/holidays.yaml. */
export const part: ContractPart = {
  places: {
    "holidays.index": {"service":"intranet","method":"get","path":"/holidays"},
    "holidays.create": {"service":"intranet","method":"post","path":"/holidays"},
    "holidays.import": {"service":"intranet","method":"post","path":"/holidays/import"},
    "holidays.file": {"service":"intranet","method":"get","path":"/holidays/calendar.ics"},
    "holidays.show": {"service":"intranet","method":"get","path":"/holidays/{id}"},
    "holidays.update": {"service":"intranet","method":"put","path":"/holidays/{id}"},
    "holidays.destroy": {"service":"intranet","method":"delete","path":"/holidays/{id}"},
    "holidays.changes": {"service":"intranet","method":"get","path":"/holidays/{id}/changes"},
    "holidays.deletions": {"service":"intranet","method":"get","path":"/holidays/deletions"},
  },
  answers: {
    "holidays.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Holiday"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "holidays.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneHoliday"}}},"failures":[401,403,422]},
    "holidays.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "holidays.file": {"successes":{"200":{"mediaType":"text/calendar","schema":{"type":"string"}}},"failures":[401,403,404,422,429]},
    "holidays.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneHoliday"}}},"failures":[401,403,404,422]},
    "holidays.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneHoliday"}}},"failures":[401,403,404,409,422]},
    "holidays.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "holidays.changes": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/RowChange"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
    "holidays.deletions": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/DeletedRow"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
  },
  definitions: {
    "Holiday": {"type":"object","required":["id","date","name","scope","country","region","locality","workCenterId","workCenter","centers","version","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"date":{"type":"string","format":"date"},"name":{"type":"string"},"scope":{"$ref":"#/$defs/HolidayScope"},"country":{"type":"string"},"region":{"type":["string","null"]},"locality":{"type":["string","null"]},"workCenterId":{"type":["string","null"],"format":"uuid"},"workCenter":{"oneOf":[{"$ref":"#/$defs/NamedCenter"},{"type":"null"}]},"centers":{"type":"integer","minimum":0},"version":{"$ref":"#/$defs/Version"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"}}},
    "HolidayScope": {"type":"string","enum":["national","regional","local","center"]},
    "OneHoliday": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Holiday"}}},
  },
}
