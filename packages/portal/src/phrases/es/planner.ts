/** The visible part of a plan, and its import and export. */
export const planner = {
  tooMany:
    'Se muestran {{shown}} de {{total}} personas: acote la lista con los filtros para ver a las demás.',
  inFile: '{{people}} personas, {{days}} días, con los filtros aplicados',
}
