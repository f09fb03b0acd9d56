// Generated from specs/time-off/absences.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/absences.yaml. */
export const part: ContractPart = {
  places: {
    "absences.index": {"service":"intranet","method":"get","path":"/absences"},
    "absences.create": {"service":"intranet","method":"post","path":"/absences"},
    "absences.preview": {"service":"intranet","method":"post","path":"/absences/preview"},
    "absences.show": {"service":"intranet","method":"get","path":"/absences/{id}"},
    "absences.approve": {"service":"intranet","method":"post","path":"/absences/{id}/approve"},
    "absences.reject": {"service":"intranet","method":"post","path":"/absences/{id}/reject"},
    "absences.justify": {"service":"intranet","method":"post","path":"/absences/{id}/justify"},
    "absences.cancel": {"service":"intranet","method":"post","path":"/absences/{id}/cancel"},
    "absences.addPart": {"service":"intranet","method":"post","path":"/absences/{id}/parts"},
    "absences.decide": {"service":"intranet","method":"post","path":"/absences/decide"},
    "absences.release": {"service":"intranet","method":"post","path":"/absences/release"},
  },
  answers: {
    "absences.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Absence"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "absences.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsenceDetail"}}},"failures":[401,403,404,409,422,429]},
    "absences.preview": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AbsencePreview"}}}}},"failures":[401,403,404,422,429]},
    "absences.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsenceDetail"}}},"failures":[401,403,404]},
    "absences.approve": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsenceDetail"}}},"failures":[401,403,404,409,422]},
    "absences.reject": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsenceDetail"}}},"failures":[401,403,404,409,422]},
    "absences.justify": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsenceDetail"}}},"failures":[401,403,404,409,422]},
    "absences.cancel": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsenceDetail"}}},"failures":[401,403,404,409,422]},
    "absences.addPart": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAbsenceDetail"}}},"failures":[401,403,404,409,422]},
    "absences.decide": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/AbsenceDecisionResult"}}}}}},"failures":[401,403,422]},
    "absences.release": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/AbsenceDecisionResult"}}}}}},"failures":[401,403,422]},
  },
  definitions: {
    "Absence": {"type":"object","required":["id","person","type","from","until","part","minutes","start","unit","units","state","stage","isRight","proofDueOn","hasProof","latePartOn","askedBy","createdAt","updatedAt","version","canDecide","canCancel","canJustify","canAddPart"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"type":{"oneOf":[{"$ref":"#/$defs/AbsenceTypeName"},{"type":"null"}]},"from":{"type":"string","format":"date"},"until":{"type":["string","null"],"format":"date"},"part":{"$ref":"#/$defs/AbsencePart"},"minutes":{"type":["integer","null"]},"start":{"type":["integer","null"]},"unit":{"oneOf":[{"$ref":"#/$defs/AbsenceUnit"},{"type":"null"}]},"units":{"type":["number","null"]},"state":{"$ref":"#/$defs/AbsenceState"},"stage":{"oneOf":[{"$ref":"#/$defs/ApprovalStage"},{"type":"null"}]},"isRight":{"type":"boolean"},"proofDueOn":{"type":["string","null"],"format":"date"},"hasProof":{"type":["boolean","null"]},"latePartOn":{"type":["string","null"],"format":"date"},"askedBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"version":{"type":"integer","minimum":1},"canDecide":{"type":"boolean"},"canCancel":{"type":"boolean"},"canJustify":{"type":"boolean"},"canAddPart":{"type":"boolean"}}},
    "AbsenceAct": {"type":"object","required":["state","at","by","onBehalfOf","stage","comment"],"properties":{"onBehalfOf":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"state":{"$ref":"#/$defs/AbsenceState"},"at":{"$ref":"#/$defs/Instant"},"by":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"stage":{"oneOf":[{"$ref":"#/$defs/ApprovalStage"},{"type":"null"}]},"comment":{"type":["string","null"]}}},
    "AbsenceDecisionResult": {"type":"object","required":["id","state","errors"],"properties":{"id":{"$ref":"#/$defs/Id"},"state":{"oneOf":[{"$ref":"#/$defs/AbsenceState"},{"type":"null"}]},"errors":{"oneOf":[{"$ref":"#/$defs/ErrorsByField"},{"type":"null"}]}}},
    "AbsenceDetail": {"type":"object","required":["id","person","type","from","until","part","minutes","start","unit","units","state","stage","isRight","proofDueOn","hasProof","latePartOn","askedBy","createdAt","updatedAt","version","canDecide","canCancel","canJustify","canAddPart","kinship","travel","comment","processId","expected","relapseOfId","days","limit","parts","files","history","balance"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"type":{"oneOf":[{"$ref":"#/$defs/AbsenceTypeName"},{"type":"null"}]},"from":{"type":"string","format":"date"},"until":{"type":["string","null"],"format":"date"},"part":{"$ref":"#/$defs/AbsencePart"},"minutes":{"type":["integer","null"]},"start":{"type":["integer","null"]},"unit":{"oneOf":[{"$ref":"#/$defs/AbsenceUnit"},{"type":"null"}]},"units":{"type":["number","null"]},"state":{"$ref":"#/$defs/AbsenceState"},"stage":{"oneOf":[{"$ref":"#/$defs/ApprovalStage"},{"type":"null"}]},"isRight":{"type":"boolean"},"proofDueOn":{"type":["string","null"],"format":"date"},"hasProof":{"type":["boolean","null"]},"latePartOn":{"type":["string","null"],"format":"date"},"askedBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"version":{"type":"integer","minimum":1},"canDecide":{"type":"boolean"},"canCancel":{"type":"boolean"},"canJustify":{"type":"boolean"},"canAddPart":{"type":"boolean"},"kinship":{"oneOf":[{"$ref":"#/$defs/Kinship"},{"type":"null"}]},"travel":{"type":["boolean","null"]},"comment":{"type":["string","null"]},"processId":{"type":["string","null"]},"expected":{"oneOf":[{"$ref":"#/$defs/ExpectedDuration"},{"type":"null"}]},"relapseOfId":{"type":["string","null"],"format":"uuid"},"days":{"type":"array","items":{"$ref":"#/$defs/CountedAbsenceDay"}},"limit":{"oneOf":[{"$ref":"#/$defs/AbsenceLimit"},{"type":"null"}]},"parts":{"type":"array","items":{"$ref":"#/$defs/SickPart"}},"files":{"type":"array","items":{"$ref":"#/$defs/AbsenceFile"}},"history":{"type":"array","items":{"$ref":"#/$defs/AbsenceAct"}},"balance":{"oneOf":[{"$ref":"#/$defs/AbsenceBalance"},{"type":"null"}]}}},
    "AbsencePart": {"type":"string","enum":["day","morning","afternoon","hours"]},
    "AbsenceState": {"type":"string","enum":["communicated","awaiting_proof","in_review","approved","ongoing","ended","rejected","cancellation_requested","cancelled","not_justified"]},
    "AbsenceTypeName": {"type":"object","required":["id","code","name","translations","colour","family","private"],"properties":{"id":{"$ref":"#/$defs/Id"},"code":{"type":"string"},"name":{"type":"string"},"translations":{"$ref":"#/$defs/Translations"},"colour":{"$ref":"#/$defs/Colour"},"family":{"$ref":"#/$defs/AbsenceFamily"},"private":{"type":"boolean"}}},
    "AbsenceUnit": {"type":"string","enum":["working_days","natural_days","minutes"]},
    "ExpectedDuration": {"type":"string","enum":["very_short","short","medium","long"]},
    "Kinship": {"type":"string","enum":["spouse","first","second","household"]},
    "OneAbsenceDetail": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AbsenceDetail"}}},
    "SickPart": {"type":"object","required":["kind","on","nextOn","at","by"],"properties":{"kind":{"$ref":"#/$defs/SickPartKind"},"on":{"type":"string","format":"date"},"nextOn":{"type":["string","null"],"format":"date"},"at":{"$ref":"#/$defs/Instant"},"by":{"$ref":"#/$defs/Person"}}},
    "SickPartKind": {"type":"string","enum":["baja","confirmation","extension","discharge"]},
  },
}
