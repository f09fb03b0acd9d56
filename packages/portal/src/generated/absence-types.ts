// Written by `pnpm codegen` from specs/; do not edit.
import { absenceTypes as family } from '@portal/sdk/main'

/** `absenceTypes`, with what the contract says of it. */
export const absenceTypes = {
  family,
  permissions: {"create":["TIPOLOGIA_AUSENCIAS_CREAR"],"update":["TIPOLOGIA_AUSENCIAS_EDITAR"],"destroy":["TIPOLOGIA_AUSENCIAS_ELIMINAR"]},
  sorts: ["position","name","code","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"translations":{},"active":{},"code":{"isRequired":true,"maxLength":8},"colour":{"isRequired":true},"family":{"isRequired":true,"values":["leave","vacation","sick_leave","hours_pool","worked_holiday","unpaid","union","unjustified"]},"country":{"isRequired":true,"maxLength":2},"private":{},"unit":{"isRequired":true,"values":["working_days","natural_days","hours","weeks","minutes"]},"maxPerEvent":{"isNullable":true,"min":0,"max":10000},"maxPerYear":{"isNullable":true,"min":0,"max":10000},"yearlyBy":{"values":["fixed","part_time","days"]},"variations":{},"pay":{"values":["company","social_security","mixed","unpaid"]},"countsAsWorked":{},"countsAsAbsenteeism":{},"accruesVacation":{},"justification":{"values":["required","on_request","none"]},"justificationDays":{"isNullable":true,"min":0,"max":365},"approver":{"values":["hr","coordinator","coordinator_and_hr","nobody"]},"source":{"maxLength":200},"note":{"maxLength":500},"validFrom":{}},
} as const
