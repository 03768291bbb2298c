export { Pagination as BlogPages } from '@platform/shared-ui/pagination'
