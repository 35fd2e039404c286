import { removeTemplate } from '../../flows/goods/name-template.ts';
import { templateList } from '../../reads/freight-templates.ts';
import type { Routes } from '../../runtime/context.ts';
import { changeTemplate, createTemplate } from '../../domains/freight/actions.ts';

export const freightRoutes = {
  'GET /shop/admin/freightTemplate/list': templateList,
  'POST /shop/admin/freightTemplate': createTemplate,
  'PUT /shop/admin/freightTemplate/{templateId}': changeTemplate,
  'DELETE /shop/admin/freightTemplate/{templateId}': removeTemplate,
} satisfies Partial<Routes>;
