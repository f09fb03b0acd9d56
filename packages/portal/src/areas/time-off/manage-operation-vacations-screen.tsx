export function ManageOperationVacationsScreen() {
  return null
}
