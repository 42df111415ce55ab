import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('features/home/home.tsx'),
  // Every part of the kit on one page, to look at while building; not in the product.
  ...(import.meta.env.DEV ? [route('ui-kit', 'ui-kit/ui-kit.tsx')] : []),
] satisfies RouteConfig;
