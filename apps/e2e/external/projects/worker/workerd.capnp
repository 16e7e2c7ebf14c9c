using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    # By default a worker reaches public addresses only.
    (name = "internet", network = (allow = ["public", "local"])),
  ],
  sockets = [(name = "http", http = (), service = "worker")],
);

const worker :Workerd.Worker = (
  modules = [(name = "main.js", esModule = embed "dist/main.js")],
  compatibilityDate = "2025-01-01",
  bindings = [(name = "SERVICE_URL", fromEnvironment = "SERVICE_URL")],
);
