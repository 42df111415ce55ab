export default function DashboardRedirect() {
  return <main>DashboardRedirect</main>;
}
