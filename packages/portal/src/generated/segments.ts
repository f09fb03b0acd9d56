// Written by `pnpm codegen` from specs/; do not edit.
import { segments as family } from '@portal/sdk/main'

/** `segments`, with what the contract says of it. */
export const segments = {
  family,
  permissions: {"create":["SEGMENTACION_CREAR"],"update":["SEGMENTACION_CREAR"],"destroy":["SEGMENTACION_CREAR"]},
  sorts: ["order","name","size","computedAt"],
  defaultSort: "order",
  input: {"name":{"isRequired":true,"maxLength":80},"description":{"maxLength":400},"filterId":{"isRequired":true},"filterVersion":{"isRequired":true,"min":1},"mode":{"isRequired":true,"values":["snapshot","dynamic"]},"exclusiveSet":{"isNullable":true,"maxLength":80},"challengerPercent":{"isNullable":true,"min":1,"max":99}},
} as const
