CREATE TABLE "deleted_items" (
	"project_id" text NOT NULL,
	"list" text NOT NULL,
	"id" uuid NOT NULL,
	"sorted_by" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deleted_items_project_id_list_id_pk" PRIMARY KEY("project_id","list","id")
);
