// Written by `pnpm codegen` from specs/; do not edit.
import { coordinatorAssignments as family } from '@portal/sdk/main'

/** `coordinatorAssignments`, with what the contract says of it. */
export const coordinatorAssignments = {
  family,
  permissions: {"destroy":["ASIGNAR_COORDINADOR_EMPLEADOS"]},
  sorts: ["startsOn","employee","coordinator"],
  defaultSort: "-startsOn",
  input: {},
} as const
