// Written by `pnpm codegen` from specs/; do not edit.
import { links as family } from '@portal/sdk/main'

/** `links`, with what the contract says of it. */
export const links = {
  family,
  permissions: {"create":["CONTENIDOS_GESTIONAR"],"update":["CONTENIDOS_GESTIONAR"],"destroy":["CONTENIDOS_GESTIONAR"]},
  sorts: ["position","name","updatedAt"],
  defaultSort: "position",
  input: {"name":{"isRequired":true,"maxLength":120},"translations":{},"active":{},"url":{"isRequired":true,"maxLength":500},"category":{"values":["company","tools","training","law","benefits","other"]},"description":{"maxLength":300}},
} as const
