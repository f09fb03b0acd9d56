// Generated from specs/attendance/clock-corrections.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/clock-corrections.yaml. */
export const part: ContractPart = {
  places: {
    "clockCorrections.index": {"service":"intranet","method":"get","path":"/clock-corrections"},
    "clockCorrections.create": {"service":"intranet","method":"post","path":"/clock-corrections"},
    "clockCorrections.show": {"service":"intranet","method":"get","path":"/clock-corrections/{id}"},
    "clockCorrections.approve": {"service":"intranet","method":"post","path":"/clock-corrections/{id}/approve"},
    "clockCorrections.reject": {"service":"intranet","method":"post","path":"/clock-corrections/{id}/reject"},
    "clockCorrections.hold": {"service":"intranet","method":"post","path":"/clock-corrections/{id}/hold"},
    "clockCorrections.release": {"service":"intranet","method":"post","path":"/clock-corrections/{id}/release"},
    "clockCorrections.withdraw": {"service":"intranet","method":"post","path":"/clock-corrections/{id}/withdraw"},
  },
  answers: {
    "clockCorrections.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/ClockCorrection"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "clockCorrections.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneClockCorrection"}}},"failures":[401,403,404,409,422,429]},
    "clockCorrections.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneClockCorrection"}}},"failures":[401,403,404]},
    "clockCorrections.approve": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneClockCorrection"}}},"failures":[401,403,404,409,422]},
    "clockCorrections.reject": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneClockCorrection"}}},"failures":[401,403,404,409,422]},
    "clockCorrections.hold": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneClockCorrection"}}},"failures":[401,403,404,409,422]},
    "clockCorrections.release": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneClockCorrection"}}},"failures":[401,403,404,409,422]},
    "clockCorrections.withdraw": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneClockCorrection"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "ClockCorrection": {"type":"object","required":["id","person","date","timeZone","change","entryId","before","after","reason","side","askedBy","state","createdAt","expiresAt","decidedBy","decidedFor","decidedAt","decision","files","held","consent","canDecide","canWithdraw"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"date":{"type":"string","format":"date"},"timeZone":{"type":"string"},"change":{"$ref":"#/$defs/ClockCorrectionChange"},"entryId":{"type":["string","null"],"format":"uuid"},"before":{"oneOf":[{"$ref":"#/$defs/CorrectedEntry"},{"type":"null"}]},"after":{"oneOf":[{"$ref":"#/$defs/CorrectedEntry"},{"type":"null"}]},"reason":{"type":"string"},"side":{"$ref":"#/$defs/ClockCorrectionSide"},"askedBy":{"$ref":"#/$defs/Person"},"state":{"$ref":"#/$defs/ClockCorrectionState"},"createdAt":{"$ref":"#/$defs/Instant"},"expiresAt":{"type":"string","format":"date-time"},"decidedFor":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"decidedBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"decidedAt":{"type":["string","null"],"format":"date-time"},"decision":{"type":["string","null"]},"files":{"type":"array","items":{"$ref":"#/$defs/CorrectionFile"}},"held":{"oneOf":[{"type":"object","required":["as","until"],"properties":{"as":{"$ref":"#/$defs/HeldDecision"},"until":{"$ref":"#/$defs/Instant"}}},{"type":"null"}]},"consent":{"$ref":"#/$defs/CorrectionConsent"},"canDecide":{"type":"boolean"},"canWithdraw":{"type":"boolean"}}},
    "ClockCorrectionChange": {"type":"string","enum":["add","change","remove"]},
    "ClockCorrectionSide": {"type":"string","enum":["employee","company"]},
    "ClockCorrectionState": {"type":"string","enum":["pending","approved","rejected","withdrawn","expired"]},
    "CorrectedEntry": {"type":"object","required":["kind","at","breakType","mode"],"properties":{"kind":{"$ref":"#/$defs/PressedKind"},"at":{"$ref":"#/$defs/Instant"},"breakType":{"oneOf":[{"$ref":"#/$defs/BreakName"},{"type":"null"}]},"mode":{"$ref":"#/$defs/ClockMode"}}},
    "HeldDecision": {"type":"string","enum":["approved","rejected"]},
    "OneClockCorrection": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ClockCorrection"}}},
  },
}
