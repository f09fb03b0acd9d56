export { es as permissions } from '@portal/permissions/labels/es'
