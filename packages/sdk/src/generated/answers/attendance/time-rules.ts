// Generated from specs/attendance/time-rules.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/time-rules.yaml. */
export const part: ContractPart = {
  places: {
    "timeRules.index": {"service":"intranet","method":"get","path":"/time-rules"},
    "timeRules.create": {"service":"intranet","method":"post","path":"/time-rules"},
    "timeRules.show": {"service":"intranet","method":"get","path":"/time-rules/{id}"},
    "timeRules.update": {"service":"intranet","method":"put","path":"/time-rules/{id}"},
    "timeRules.destroy": {"service":"intranet","method":"delete","path":"/time-rules/{id}"},
    "timeRules.publish": {"service":"intranet","method":"post","path":"/time-rules/{id}/publish"},
    "timeRules.turnOff": {"service":"intranet","method":"post","path":"/time-rules/{id}/turn-off"},
  },
  answers: {
    "timeRules.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/TimeRuleSet"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "timeRules.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTimeRuleSetDetail"}}},"failures":[401,403,422]},
    "timeRules.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTimeRuleSetDetail"}}},"failures":[401,403,404]},
    "timeRules.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTimeRuleSetDetail"}}},"failures":[401,403,404,409,422]},
    "timeRules.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "timeRules.publish": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTimeRuleSetDetail"}}},"failures":[401,403,404,409,422]},
    "timeRules.turnOff": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneTimeRuleSetDetail"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "CorrectionConsent": {"type":"string","enum":["both","employee","company"]},
    "Derivation": {"type":"object","required":["done","total"],"properties":{"done":{"type":"integer","minimum":0},"total":{"type":"integer","minimum":0}}},
    "JudgedIncident": {"type":"string","enum":["excess","short_rest","missing_rest","weekly_rest","night_limit"]},
    "OneTimeRuleSetDetail": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/TimeRuleSetDetail"}}},
    "TimeLimit": {"type":"object","required":["minutes","isOn","source"],"properties":{"minutes":{"type":"integer","minimum":0,"maximum":2880},"isOn":{"type":"boolean"},"source":{"type":"string","minLength":1,"maxLength":120}}},
    "TimeLimits": {"type":"object","required":["day","rest","shiftChange","stretch","week","night","nightOvertime","late","outside"],"properties":{"day":{"$ref":"#/$defs/TimeLimit"},"rest":{"$ref":"#/$defs/TimeLimit"},"shiftChange":{"$ref":"#/$defs/TimeLimit"},"stretch":{"$ref":"#/$defs/TimeLimit"},"week":{"$ref":"#/$defs/TimeLimit"},"night":{"$ref":"#/$defs/TimeLimit"},"nightOvertime":{"$ref":"#/$defs/TimeLimit"},"late":{"$ref":"#/$defs/TimeLimit"},"outside":{"$ref":"#/$defs/TimeLimit"}}},
    "TimeRuleSet": {"type":"object","required":["id","agreement","name","validFrom","state","source","review","rules","derivation","version","createdAt","updatedAt","publishedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"agreement":{"type":"string"},"name":{"type":"string"},"validFrom":{"type":"string","format":"date"},"state":{"$ref":"#/$defs/TimeRulesState"},"source":{"type":"string"},"review":{"type":"boolean"},"rules":{"$ref":"#/$defs/TimeRules"},"derivation":{"oneOf":[{"$ref":"#/$defs/Derivation"},{"type":"null"}]},"version":{"type":"integer","minimum":1},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"publishedAt":{"type":["string","null"],"format":"date-time"}}},
    "TimeRuleSetDetail": {"type":"object","required":["id","agreement","name","validFrom","state","source","review","rules","derivation","version","createdAt","updatedAt","publishedAt","examples"],"properties":{"id":{"$ref":"#/$defs/Id"},"agreement":{"type":"string"},"name":{"type":"string"},"validFrom":{"type":"string","format":"date"},"state":{"$ref":"#/$defs/TimeRulesState"},"source":{"type":"string"},"review":{"type":"boolean"},"rules":{"$ref":"#/$defs/TimeRules"},"derivation":{"oneOf":[{"$ref":"#/$defs/Derivation"},{"type":"null"}]},"version":{"type":"integer","minimum":1},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"publishedAt":{"type":["string","null"],"format":"date-time"},"examples":{"type":"array","items":{"$ref":"#/$defs/TriedTimeExample"}}}},
    "TimeRules": {"type":"object","required":["limits","pauseMinutes","overtime","fullWeekMinutes","consent","answerDays","fileRequired"],"properties":{"limits":{"$ref":"#/$defs/TimeLimits"},"pauseMinutes":{"type":"integer","minimum":1,"maximum":120},"overtime":{"type":"object","required":["hours","source"],"properties":{"hours":{"type":"integer","minimum":0,"maximum":1000},"source":{"type":"string","minLength":1,"maxLength":120}}},"fullWeekMinutes":{"type":"integer","minimum":60,"maximum":3600},"consent":{"$ref":"#/$defs/CorrectionConsent"},"answerDays":{"type":"integer","minimum":1,"maximum":90},"fileRequired":{"type":"boolean"}}},
    "TimeRulesState": {"type":"string","enum":["draft","published","off"]},
    "TriedTimeExample": {"type":"object","required":["name","restMinutes","work","breaks","incidents","actualIncidents","passes"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120},"restMinutes":{"type":["integer","null"],"minimum":0,"maximum":10080},"daysBefore":{"type":"integer","minimum":0,"maximum":30},"work":{"type":"array","minItems":1,"maxItems":4,"items":{"$ref":"#/$defs/Times"}},"breaks":{"type":"array","maxItems":12,"items":{"$ref":"#/$defs/Times"}},"incidents":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"#/$defs/JudgedIncident"}},"actualIncidents":{"type":"array","items":{"$ref":"#/$defs/JudgedIncident"}},"passes":{"type":"boolean"}}},
  },
}
