// Written by `pnpm codegen` from specs/; do not edit.
import { countries as family } from '@portal/sdk/main'

/** `countries`, with what the contract says of it. */
export const countries = {
  family,
  permissions: {"create":["PAISES_CREAR"],"update":["PAISES_EDITAR"],"destroy":["PAISES_ELIMINAR"]},
  sorts: ["name","alpha2","alpha3","numeric","updatedAt"],
  defaultSort: "name",
  input: {"name":{"isRequired":true,"maxLength":120},"translations":{},"active":{},"alpha2":{"isRequired":true,"maxLength":2},"alpha3":{"isRequired":true,"maxLength":3},"numeric":{"isRequired":true,"maxLength":3},"callingCode":{"isRequired":true,"maxLength":8},"timeZone":{"isRequired":true,"maxLength":64},"holidayCalendar":{"isNullable":true,"maxLength":6},"documentFormat":{"isNullable":true,"maxLength":120}},
} as const
