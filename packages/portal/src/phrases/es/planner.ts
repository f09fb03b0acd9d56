/** How much of a plan shows, and how much of it a file holds. */
export const planner = {
  tooMany:
    'Se muestran {{shown}} de {{total}} personas: acote la lista con los filtros para ver a las demás.',
  inFile: '{{people}} personas, {{days}} días, con los filtros aplicados',
}
