export { en as permissions } from '@portal/permissions/labels/en'
