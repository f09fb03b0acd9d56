// Generated from specs/time-off/telework-versions.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/telework-versions.yaml. */
export const part: ContractPart = {
  places: {
    "teleworkVersions.create": {"service":"intranet","method":"post","path":"/telework-versions"},
    "teleworkVersions.show": {"service":"intranet","method":"get","path":"/telework-versions/{id}"},
    "teleworkVersions.update": {"service":"intranet","method":"put","path":"/telework-versions/{id}"},
    "teleworkVersions.destroy": {"service":"intranet","method":"delete","path":"/telework-versions/{id}"},
    "teleworkVersions.offer": {"service":"intranet","method":"post","path":"/telework-versions/{id}/offer"},
    "teleworkVersions.withdraw": {"service":"intranet","method":"post","path":"/telework-versions/{id}/withdraw"},
    "teleworkVersions.sign": {"service":"intranet","method":"post","path":"/telework-versions/{id}/sign"},
    "teleworkVersions.refuse": {"service":"intranet","method":"post","path":"/telework-versions/{id}/refuse"},
    "teleworkVersions.reverse": {"service":"intranet","method":"post","path":"/telework-versions/{id}/reverse"},
    "teleworkVersions.export": {"service":"intranet","method":"get","path":"/telework-versions/{id}/export"},
    "teleworkVersions.copy": {"service":"intranet","method":"get","path":"/telework-versions/{id}/copy"},
  },
  answers: {
    "teleworkVersions.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTeleworkVersion"}}},"failures":[401,403,409,422]},
    "teleworkVersions.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTeleworkVersion"}}},"failures":[401,403,404]},
    "teleworkVersions.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTeleworkVersion"}}},"failures":[401,403,404,409,422]},
    "teleworkVersions.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "teleworkVersions.offer": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTeleworkVersion"}}},"failures":[401,403,404,409,422]},
    "teleworkVersions.withdraw": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTeleworkVersion"}}},"failures":[401,403,404,409,422]},
    "teleworkVersions.sign": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTeleworkVersion"}}},"failures":[401,403,404,409,422]},
    "teleworkVersions.refuse": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTeleworkVersion"}}},"failures":[401,403,404,409,422]},
    "teleworkVersions.reverse": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTeleworkVersion"}}},"failures":[401,403,404,409,422]},
    "teleworkVersions.export": {"successes":{"200":{"mediaType":"application/pdf","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,429]},
    "teleworkVersions.copy": {"successes":{"200":{"mediaType":"application/pdf","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,429]},
  },
  definitions: {
    "OneTeleworkVersion": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/TeleworkVersion"}}},
    "RemoteDays": {"type":"array","maxItems":7,"uniqueItems":true,"items":{"type":"integer","minimum":1,"maximum":7}},
    "TeleworkAct": {"type":"string","enum":["offer","withdraw","change","sign","refuse","reverse"]},
    "TeleworkContents": {"type":"object","required":["equipment","expenses","compensation","hours","availability","remotePercent","distribution","workCenter","place","reversalDays","controls","troubleshooting","dataProtection","security"],"properties":{"equipment":{"type":"array","maxItems":50,"items":{"$ref":"#/$defs/TeleworkEquipment"}},"expenses":{"$ref":"#/$defs/TeleworkText"},"compensation":{"$ref":"#/$defs/TeleworkText"},"hours":{"$ref":"#/$defs/TeleworkText"},"availability":{"$ref":"#/$defs/TeleworkText"},"remotePercent":{"type":["integer","null"],"minimum":1,"maximum":100},"distribution":{"$ref":"#/$defs/TeleworkText"},"workCenter":{"$ref":"#/$defs/TeleworkText"},"place":{"$ref":"#/$defs/TeleworkText"},"reversalDays":{"type":["integer","null"],"minimum":0,"maximum":365},"controls":{"$ref":"#/$defs/TeleworkText"},"troubleshooting":{"$ref":"#/$defs/TeleworkText"},"dataProtection":{"$ref":"#/$defs/TeleworkText"},"security":{"$ref":"#/$defs/TeleworkText"}}},
    "TeleworkDone": {"type":"object","required":["act","side","at","by","hash","reason"],"properties":{"act":{"$ref":"#/$defs/TeleworkAct"},"side":{"$ref":"#/$defs/TeleworkSide"},"at":{"$ref":"#/$defs/Instant"},"by":{"$ref":"#/$defs/Person"},"hash":{"$ref":"#/$defs/TeleworkHash"},"reason":{"type":["string","null"]}}},
    "TeleworkEquipment": {"type":"object","required":["name","lifeMonths"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120},"lifeMonths":{"type":"integer","minimum":1,"maximum":240}}},
    "TeleworkHash": {"type":"string","pattern":"^[0-9a-f]{64}$","maxLength":64},
    "TeleworkSide": {"type":"string","enum":["employee","company"]},
    "TeleworkState": {"type":"string","enum":["draft","offered","refused","signed","in_force","replaced","reversed","ended"]},
    "TeleworkText": {"type":"string","maxLength":4000},
    "TeleworkVersion": {"type":"object","required":["id","person","number","state","startsOn","endsOn","lastsUntil","weekA","weekB","contents","missing","hash","version","createdAt","updatedAt","earliestLastDay","canEdit","canRemove","canOffer","canWithdraw","canAnswer","canReverse","acts"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"number":{"type":"integer","minimum":1},"state":{"$ref":"#/$defs/TeleworkState"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":["string","null"],"format":"date"},"lastsUntil":{"type":["string","null"],"format":"date"},"weekA":{"$ref":"#/$defs/RemoteDays"},"weekB":{"oneOf":[{"$ref":"#/$defs/RemoteDays"},{"type":"null"}]},"contents":{"$ref":"#/$defs/TeleworkContents"},"missing":{"type":"array","items":{"type":"string"}},"hash":{"$ref":"#/$defs/TeleworkHash"},"version":{"type":"integer","minimum":1},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"earliestLastDay":{"type":["string","null"],"format":"date"},"canEdit":{"type":"boolean"},"canRemove":{"type":"boolean"},"canOffer":{"type":"boolean"},"canWithdraw":{"type":"boolean"},"canAnswer":{"type":"boolean"},"canReverse":{"type":"boolean"},"acts":{"type":"array","items":{"$ref":"#/$defs/TeleworkDone"}}}},
  },
}
