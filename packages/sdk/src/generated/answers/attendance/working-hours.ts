// Generated from specs/attendance/working-hours.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/working-hours.yaml. */
export const part: ContractPart = {
  places: {
    "workingHours.index": {"service":"intranet","method":"get","path":"/working-hours"},
    "workingHours.choices": {"service":"intranet","method":"get","path":"/working-hours/choices"},
  },
  answers: {
    "workingHours.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/WorkingHours"}},"meta":{"$ref":"#/$defs/WorkingHoursMeta"}}}}},"failures":[401,403,404,422,429]},
    "workingHours.choices": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ReportChoices"}}}}},"failures":[401,403]},
  },
  definitions: {
    "AbsenceOfHours": {"type":"object","required":["cause","days","minutes"],"properties":{"cause":{"oneOf":[{"$ref":"#/$defs/AbsenceFamily"},{"type":"null"}]},"days":{"type":"number","minimum":0},"minutes":{"type":"integer","minimum":0}}},
    "BalanceMinutes": {"type":["integer","null"]},
    "Choice": {"type":"object","required":["id","name"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"}}},
    "ComplementarySeconds": {"type":"integer","minimum":0},
    "ExtraSeconds": {"type":"integer","minimum":0},
    "IncidentDays": {"type":"integer","minimum":0},
    "OrdinarySeconds": {"type":"integer","minimum":0},
    "ReportChoices": {"type":"object","required":["groups","coordinators","projects","skills","workCenters"],"properties":{"groups":{"type":"array","items":{"$ref":"#/$defs/Choice"}},"coordinators":{"type":"array","items":{"$ref":"#/$defs/Choice"}},"projects":{"type":"array","items":{"$ref":"#/$defs/Choice"}},"skills":{"type":"array","items":{"$ref":"#/$defs/Choice"}},"workCenters":{"type":"array","items":{"$ref":"#/$defs/Choice"}}}},
    "TimeOffOfHours": {"type":"object","required":["hourBankSeconds","vacation","absentDays","absences"],"properties":{"hourBankSeconds":{"type":"integer"},"vacation":{"type":["array","null"],"items":{"$ref":"#/$defs/VacationOfHours"}},"absentDays":{"type":"number","minimum":0},"absences":{"type":"array","items":{"$ref":"#/$defs/AbsenceOfHours"}}}},
    "VacationOfHours": {"type":"object","required":["kind","unit","taken","available"],"properties":{"kind":{"$ref":"#/$defs/VacationKind"},"unit":{"$ref":"#/$defs/LeaveUnit"},"taken":{"type":"integer","minimum":0},"available":{"type":"integer"}}},
    "WorkedDays": {"type":"integer","minimum":0},
    "WorkingHours": {"type":"object","required":["id","person","from","until","workedDays","presenceSeconds","effectiveSeconds","nonEffectiveSeconds","unallocatedSeconds","ordinarySeconds","complementarySeconds","extraSeconds","theoreticalMinutes","balanceMinutes","incidentDays","timeOff"],"properties":{"id":{"type":"string"},"person":{"$ref":"#/$defs/Person"},"from":{"type":"string","format":"date"},"until":{"type":"string","format":"date"},"workedDays":{"$ref":"#/$defs/WorkedDays"},"presenceSeconds":{"$ref":"#/$defs/PresenceSeconds"},"effectiveSeconds":{"$ref":"#/$defs/EffectiveSeconds"},"nonEffectiveSeconds":{"$ref":"#/$defs/NonEffectiveSeconds"},"unallocatedSeconds":{"$ref":"#/$defs/UnallocatedSeconds"},"ordinarySeconds":{"$ref":"#/$defs/OrdinarySeconds"},"complementarySeconds":{"$ref":"#/$defs/ComplementarySeconds"},"extraSeconds":{"$ref":"#/$defs/ExtraSeconds"},"theoreticalMinutes":{"$ref":"#/$defs/TheoreticalMinutes"},"balanceMinutes":{"$ref":"#/$defs/BalanceMinutes"},"incidentDays":{"$ref":"#/$defs/IncidentDays"},"timeOff":{"oneOf":[{"$ref":"#/$defs/TimeOffOfHours"},{"type":"null"}]}}},
    "WorkingHoursMeta": {"type":"object","required":["currentPage","perPage","totalCount","totalPages","hasTotals","people","workedDays","presenceSeconds","effectiveSeconds","nonEffectiveSeconds","unallocatedSeconds","ordinarySeconds","complementarySeconds","extraSeconds","theoreticalMinutes","balanceMinutes","incidentDays"],"properties":{"currentPage":{"type":"integer","minimum":1},"perPage":{"type":"integer","minimum":1},"hasTotals":{"$ref":"#/$defs/HasTotals"},"totalCount":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0},"next":{"$ref":"#/$defs/Next"},"people":{"type":"integer","minimum":0},"workedDays":{"$ref":"#/$defs/WorkedDays"},"presenceSeconds":{"$ref":"#/$defs/PresenceSeconds"},"effectiveSeconds":{"$ref":"#/$defs/EffectiveSeconds"},"nonEffectiveSeconds":{"$ref":"#/$defs/NonEffectiveSeconds"},"unallocatedSeconds":{"$ref":"#/$defs/UnallocatedSeconds"},"ordinarySeconds":{"$ref":"#/$defs/OrdinarySeconds"},"complementarySeconds":{"$ref":"#/$defs/ComplementarySeconds"},"extraSeconds":{"$ref":"#/$defs/ExtraSeconds"},"theoreticalMinutes":{"$ref":"#/$defs/TheoreticalMinutes"},"balanceMinutes":{"$ref":"#/$defs/BalanceMinutes"},"incidentDays":{"$ref":"#/$defs/IncidentDays"}}},
  },
}
