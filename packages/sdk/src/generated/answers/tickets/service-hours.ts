// Generated from specs/tickets/service-hours.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/service-hours.yaml. */
export const part: ContractPart = {
  places: {
    "serviceHours.index": {"service":"laia","method":"get","path":"/service-hours"},
    "serviceHours.create": {"service":"laia","method":"post","path":"/service-hours"},
    "serviceHours.reorder": {"service":"laia","method":"put","path":"/service-hours/order"},
    "serviceHours.show": {"service":"laia","method":"get","path":"/service-hours/{id}"},
    "serviceHours.update": {"service":"laia","method":"put","path":"/service-hours/{id}"},
    "serviceHours.patch": {"service":"laia","method":"patch","path":"/service-hours/{id}"},
    "serviceHours.destroy": {"service":"laia","method":"delete","path":"/service-hours/{id}"},
    "serviceHours.restore": {"service":"laia","method":"post","path":"/service-hours/{id}/restore"},
  },
  answers: {
    "serviceHours.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ServiceHours"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "serviceHours.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneServiceHours"}}},"failures":[401,403,422]},
    "serviceHours.reorder": {"successes":{"204":null},"failures":[401,403,422]},
    "serviceHours.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneServiceHours"}}},"failures":[401,403,404,422]},
    "serviceHours.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneServiceHours"}}},"failures":[401,403,404,409,422]},
    "serviceHours.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneServiceHours"}}},"failures":[401,403,404,409,422]},
    "serviceHours.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "serviceHours.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneServiceHours"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OneServiceHours": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ServiceHours"}}},
    "ServiceHours": {"type":"object","required":["id","name","active","skillId","opensAt","closesAt","saturdayOpensAt","saturdayClosesAt","sundayOpensAt","sundayClosesAt","timeZone","workCenterId","legalTerm","maxOpen","maxHeld","assigns","givesBack","skill","workCenter","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"active":{"$ref":"#/$defs/Active"},"skillId":{"type":"string","format":"uuid"},"opensAt":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","maxLength":5},"closesAt":{"type":"string","pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$","maxLength":5},"saturdayOpensAt":{"type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","maxLength":5},"saturdayClosesAt":{"type":["string","null"],"pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$","maxLength":5},"sundayOpensAt":{"type":["string","null"],"pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","maxLength":5},"sundayClosesAt":{"type":["string","null"],"pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$","maxLength":5},"timeZone":{"type":"string","minLength":1,"maxLength":60},"workCenterId":{"type":["string","null"],"format":"uuid"},"legalTerm":{"type":"string","enum":["none","claim","charge","outage"]},"maxOpen":{"type":"integer","minimum":1,"maximum":500},"maxHeld":{"type":"integer","minimum":1,"maximum":50},"assigns":{"type":"boolean"},"givesBack":{"type":"boolean"},"skill":{"oneOf":[{"$ref":"#/$defs/Named"},{"type":"null"}]},"workCenter":{"oneOf":[{"$ref":"#/$defs/Named"},{"type":"null"}]},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
  },
}
